/** Announces messages to screen readers. */
export interface LiveRegion {
  /** Messages of the same moment are announced together. */
  announce: (message: string) => void
  remove: () => void
}

/** Milliseconds after which an announced message is removed: readers of the page find it at its field. */
const staysFor = 3_000

/** Adds a live region to a form. It announces a message once; the message stays at its field. */
export function addLiveRegion(form: HTMLFormElement): LiveRegion {
  const region = document.createElement('p')
  Object.assign(region, { className: 'sr-only', role: 'status' })
  form.append(region)
  let messages: string[] = []
  let removal: ReturnType<typeof setTimeout>
  return {
    announce: (message) => {
      messages.push(message)
      if (messages.length > 1) return
      queueMicrotask(() => {
        region.textContent = messages.join(' ')
        messages = []
        clearTimeout(removal)
        removal = setTimeout(() => region.replaceChildren(), staysFor)
      })
    },
    remove: () => region.remove(),
  }
}
