{
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
