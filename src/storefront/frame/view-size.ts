/** 1 mobile, 2 tablet, 3 desktop, 4 large desktop (A2.4, B2.3); the switch point is 1024 px (A2.6). */
export type ViewSize = 1 | 2 | 3 | 4

const updateDelay = 50

type Run = (size: ViewSize) => void
const registered = new Set<{ sizes: readonly ViewSize[]; run: Run }>()

/** Runs `run` now and after each resize when the view has one of the sizes (A2.5). Returns a function that unregisters it. */
export function onViewSize(sizes: readonly ViewSize[], run: Run): () => void {
  const entry = { sizes, run }
  registered.add(entry)
  const now = currentViewSize()
  if (now !== null && sizes.includes(now)) run(now)
  return () => registered.delete(entry)
}

/** The size that the style sheet encodes as the width of #viewType, in pixels; null before the element exists. */
export function currentViewSize(): ViewSize | null {
  const width = document.getElementById('viewType')?.offsetWidth
  return width && width < 5 ? (width as ViewSize) : null
}

/** Writes the size onto the element at once and, 50 ms after each resize, again; then runs the functions registered for it. */
export function watchViewSize(element: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = () => {
    const size = currentViewSize()
    if (size === null) return
    element.dataset.view = String(size)
    for (const { sizes, run } of registered) if (sizes.includes(size)) run(size)
  }
  const scheduleUpdate = () => {
    clearTimeout(timer)
    timer = setTimeout(update, updateDelay)
  }
  update()
  addEventListener('resize', scheduleUpdate)
  const styled = new ResizeObserver(scheduleUpdate) // styles may follow the resize later than the delay
  styled.observe(element)
  return () => {
    styled.disconnect()
    clearTimeout(timer)
    removeEventListener('resize', scheduleUpdate)
  }
}
