/** Announces messages to screen readers. */
export interface LiveRegion {
  /** Messages of the same moment are announced together. */
  announce: (message: string) => void
  remove: () => void
}

/** Adds a live region to a form. It announces a message once; the message stays at its field. */
export function addLiveRegion(form: HTMLFormElement): LiveRegion {
  const region = document.createElement('p')
  Object.assign(region, { className: 'sr-only', role: 'status' })
  form.append(region)
  let messages: string[] = []
  return {
    announce: (message) => {
      messages.push(message)
      if (messages.length > 1) return
      queueMicrotask(() => {
        region.textContent = messages.join(' ')
        messages = []
      })
    },
    remove: () => region.remove(),
  }
}
