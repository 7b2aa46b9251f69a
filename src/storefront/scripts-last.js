{
  window.earlyInputs = new Map()
  const note = (target, key) => {
    earlyInputs?.delete(key) // done again in the order in which they were done last
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

  // a form that leaves the page goes once as it stands (A4.28): until its answer, or for milliseconds if none comes
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
  // back out of the browser's memory
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) for (const form of onTheWay.keys()) mark(form)
  })

  // milliseconds: where a picture hangs, or nobody looks at the page, it may never be painted whole
  const patience = 3000
  let begun = false
  const begin = () => {
    if (begun) return
    begun = true
    // one task each: asking for a file takes the main thread a millisecond
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
