/** The part of autocannon's API that the benchmark uses. The package has no types. */
declare module 'autocannon' {
  type Options = {
    url: string
    method: string
    headers: Record<string, string>
    body?: string
    connections: number
    duration: number
    /** Replaces `[<id>]` with a new id in each request. */
    idReplacement?: boolean
  }
  type Result = { errors: number; timeouts: number; non2xx: number; duration: number }
  interface Load extends Promise<Result> {
    on(event: 'response', tell: (client: object, status: number, bytes: number, ms: number) => void): this
  }
  export default function autocannon(options: Options): Load
}
