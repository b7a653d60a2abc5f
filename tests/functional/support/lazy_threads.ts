/**
 * Preloaded into services of tests. The service starts no thread for pages before the first page or
 * long text, which saves a third of the processor time of a start.
 */
import { ThreadPool } from '#adapters/threads/thread_pool'

ThreadPool.prototype.warm = () => {}
