/** Divides test files among processes: with SHARD=2/3, a process runs the second third of them. */
/** Returns the files that other shards run, for the runner's `exclude` setting. */
export function filesOfOtherShards(files: string[]): string[] {
  const [shard, shards] = (process.env.SHARD || '1/1').split('/').map(Number)
  if (!(shard >= 1 && shard <= shards)) throw new Error('SHARD must be like 2/3: the second of three')
  // Neighbouring files often take equally long, so shards take turns.
  return files.toSorted().filter((_, i) => i % shards !== shard - 1)
}
