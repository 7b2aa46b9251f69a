{
  window.earlyInputs = new Map()
  const record = (target, key) => {
    earlyInputs?.delete(key) // replayed in the order of their last change
    earlyInputs?.set(key, { target, value: target.value, checked: target.checked })
  }
  addEventListener('input', ({ target }) => record(target, target), true)
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('button[type=button]:not([popovertarget])')
      if (button) record(button, {})
    },
    true,
  )

  // a form with the same fields is sent only once (A4.28): until its response, or for this many milliseconds if none comes
  const submitTimeout = 16000
  const submitting = new Map()
  const mark = (form, fields) => {
    if (fields) submitting.set(form, fields)
    else submitting.delete(form)
    form.toggleAttribute('data-submitting', !!fields)
    form.ariaBusy = fields ? 'true' : null
  }
  addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || target.getAttribute('method') === 'dialog') return
    const fields = JSON.stringify([...new FormData(target, submitter)])
    if (submitting.get(target) === fields) return event.preventDefault()
    mark(target, fields)
    setTimeout(mark, submitTimeout, target)
  })
  // restored from the back/forward cache
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of submitting.keys()) mark(form)
  })

  // milliseconds: while a picture stalls, or the page is in the background, it may never be painted completely
  const paintTimeout = 3000
  let started = false
  const start = () => {
    if (started) return
    started = true
    // one task each: requesting a file takes a millisecond of the main thread
    for (const link of document.querySelectorAll('link[rel=later]')) setTimeout(() => (link.rel = 'modulepreload'))
    setTimeout(run)
  }
  const run = () => {
    const original = document.querySelector('script[type=later]')
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.text = original.text
    original.replaceWith(script)
  }
  const startWhenPainted = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(startWhenPainted)))
  setTimeout(start, paintTimeout)
}
