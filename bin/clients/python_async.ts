/** Replacements that turn the synchronous client into the asynchronous one, applied in order. */
const CHANGES: [RegExp, string][] = [
  [/^import time$/m, 'import asyncio'],
  [/^import os\nimport asyncio$/m, 'import asyncio\nimport os'],
  [/\btime\.sleep\(/g, 'await asyncio.sleep('],
  [/Callable, Iterator$/m, 'AsyncIterator, Callable'],
  [/\bIterator\[/g, 'AsyncIterator['],
  [/sync_api/g, 'async_api'],
  [/class Kith\(/, 'class AsyncKith('],
  [/def (close|paginate|dry_run|wait_for|_events|_send|_attempt)\(/g, 'async def $1('],
  [/def __(enter|exit)__/g, 'async def __a$1__'],
  [/httpx\.(Client|BaseTransport)\b/g, 'httpx.Async$1'],
  [/self\._http\.close\(\)/g, 'await self._http.aclose()'],
  [/ self\.close\(\)/g, ' await self.close()'],
  [/= method\(/g, '= await method('],
  [/read\[kind\]\(id\)/g, 'await read[kind](id)'],
  [/(?<!def |\w)self\._attempt\(/g, 'await self._attempt('],
  [/self\._send\((.*)\)\["data"\]\["dry_run"\]/, '(await self._send($1))["data"]["dry_run"]'],
  [/self\._http\.send\(/g, 'await self._http.send('],
  [/self\.sets\.read\(/g, 'await self.sets.read('],
  [/response\.read\(\)/g, 'await response.aread()'],
  [/response\.close\(\)/g, 'await response.aclose()'],
  [/for text in response\.iter_text/g, 'async for text in response.aiter_text'],
]

/** Returns the asynchronous client, made from the text of the synchronous one. */
export const asyncClient = (client: string): string =>
  '# Generated from _client.py by `npm run clients`. Do not edit.\n' +
  CHANGES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), client)
