/** Milliseconds without typing before a field is checked (B5.21, B9.3). */
const pause = 500

/** Milliseconds within which only a browser or a password manager changes two fields. */
const atOnce = 100

export interface CheckTiming {
  /** Notes that a field has changed, at `time` in milliseconds. */
  changed: (name: string, time: number) => void
  /** Forgets what is waiting. */
  stop: () => void
}

/**
 * Decides when to check: a field after a pause of typing in it, and the whole form when several fields have changed at once, as
 * autofill does (B5.22). Typing in the next field does not delay the check of the one before.
 */
export function createCheckTiming(checkField: (name: string) => void, checkForm: () => void): CheckTiming {
  const waiting = new Map<string, ReturnType<typeof setTimeout>>()
  const wholeForm = ''
  let last = { name: '', time: Number.NEGATIVE_INFINITY }

  const stop = () => {
    for (const timer of waiting.values()) clearTimeout(timer)
    waiting.clear()
  }
  const wait = (name: string, check: () => void) => {
    clearTimeout(waiting.get(name))
    const run = () => {
      waiting.delete(name)
      check()
    }
    waiting.set(name, setTimeout(run, pause))
  }
  const changed = (name: string, time: number) => {
    const several = waiting.has(wholeForm) || (last.name !== name && time - last.time < atOnce)
    last = { name, time }
    if (!several) return wait(name, () => checkField(name))
    stop()
    wait(wholeForm, checkForm)
  }
  return { changed, stop }
}
