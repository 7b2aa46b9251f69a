import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until the condition holds; throws after `seconds`. */
export async function waitFor(look: () => boolean | Promise<boolean>, seconds = 60): Promise<void> {
  const end = Date.now() + seconds * 1000
  while (!(await look())) {
    if (Date.now() > end) throw new Error(`condition not met after ${seconds} s: ${look}`)
    await sleep(50)
  }
}
