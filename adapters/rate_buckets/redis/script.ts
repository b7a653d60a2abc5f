/**
 * A Lua script that takes a request from all buckets or none, or returns one to each, in one atomic
 * step. A key holds `<used> <end of window>` and expires one window after its last change. KEYS:
 * the buckets. ARGV: 1 to consume, 0 to peek or -1 to give back; the time in ms; then limit and
 * window in ms of each bucket. Returns 1 or 0 for allowed, then the used count and window end of
 * each bucket.
 */
export const SCRIPT = `
local consume, back, now = ARGV[1] == '1', ARGV[1] == '-1', tonumber(ARGV[2])
local stored = redis.call('MGET', unpack(KEYS))
local used, ends, changed, allowed = {}, {}, {}, true
for i = 1, #KEYS do
  local limit, window = tonumber(ARGV[2 * i + 1]), tonumber(ARGV[2 * i + 2])
  local count, finish = string.match(stored[i] or '', '^(%d+) (%d+)$')
  used[i], ends[i] = tonumber(count or 0), tonumber(finish or 0)
  if ends[i] <= now then
    used[i], ends[i] = 0, now + window
  elseif ends[i] > now + window then
    ends[i], changed[i] = now + window, true
  end
  allowed = allowed and used[i] < limit
end
local reply = { allowed and 1 or 0 }
for i = 1, #KEYS do
  if consume and allowed then
    used[i], changed[i] = used[i] + 1, true
  elseif back and used[i] > 0 then
    used[i], changed[i] = used[i] - 1, true
  end
  if changed[i] then
    redis.call('SET', KEYS[i], string.format('%d %.0f', used[i], ends[i]), 'PX', ARGV[2 * i + 2])
  end
  reply[2 * i], reply[2 * i + 1] = used[i], ends[i]
end
return reply
`
