import { createHook } from 'node:async_hooks'

/** The result of `work`, and how often scrypt ran meanwhile, in this process. */
export async function countHashes<Answer>(work: () => Promise<Answer>): Promise<{ answer: Answer; hashes: number }> {
  let hashes = 0
  const hook = createHook({
    init: (_, type) => {
      if (type === 'SCRYPTREQUEST') hashes++
    },
  }).enable()
  try {
    return { answer: await work(), hashes }
  } finally {
    hook.disable()
  }
}
