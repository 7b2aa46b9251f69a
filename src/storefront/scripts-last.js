{
  window.earlyInputs = new Map()
  const note = (target, key) => {
    earlyInputs?.delete(key) // replayed in the order of their last change
    earlyInputs?.set(key, { target, value: target.value, checked: target.checked })
  }
  addEventListener('input', ({ target }) => note(target, target), true)
  addEventListener(
    'click',
    ({ target }) => {
      const button = target.closest?.('button[type=button]:not([popovertarget])')
      if (button) note(button, {})
    },
    true,
  )

  // a form with the same fields is sent only once (A4.28): until its response, or for this many milliseconds if none comes
  const longestWay = 16000
  const onTheWay = new Map()
  const mark = (form, fields) => {
    if (fields) onTheWay.set(form, fields)
    else onTheWay.delete(form)
    form.toggleAttribute('data-submitting', !!fields)
    form.ariaBusy = fields ? 'true' : null
  }
  addEventListener('submit', (event) => {
    const { target, submitter } = event
    if (event.defaultPrevented || target.getAttribute('method') === 'dialog') return
    const fields = JSON.stringify([...new FormData(target, submitter)])
    if (onTheWay.get(target) === fields) return event.preventDefault()
    mark(target, fields)
    setTimeout(mark, longestWay, target)
  })
  // restored from the back/forward cache
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of onTheWay.keys()) mark(form)
  })

  // milliseconds: while a picture stalls, or the page is in the background, it may never be painted completely
  const patience = 3000
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // one task each: requesting a file takes a millisecond of the main thread
    for (const link of document.querySelectorAll('link[rel=later]')) setTimeout(() => (link.rel = 'modulepreload'))
    setTimeout(run)
  }
  const run = () => {
    const written = document.querySelector('script[type=later]')
    const script = document.createElement('script')
    script.type = 'module'
    script.async = true
    script.text = written.text
    written.replaceWith(script)
  }
  const beginWhenPainted = () => new PerformanceObserver(begin).observe({ type: 'paint', buffered: true })
  addEventListener('load', () => requestAnimationFrame(() => requestAnimationFrame(beginWhenPainted)))
  setTimeout(begin, patience)
}
