import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** An enlarged picture of a row. */
export interface Zoom {
  index: number
  /** Above 1, which fits the window. */
  scale: number
  /** The width in pixels that fits the window. */
  fit: number
}

const maxScale = 4
/** What a press enlarges to. */
const pressedScale = 2
/** Of the wheel: 100 px are one notch. */
const scalePerPixel = 1.002

interface Point {
  x: number
  y: number
}

/** Zooming of the pictures in a row, each in a scrolling item: by wheel, by two fingers and by a press. The point below them stays in place. */
export function useZoom(row: RefObject<HTMLElement | null>) {
  const [zoom, setZoom] = useState<Zoom | null>(null)
  const anchor = useRef<{ image: Element; share: Point; at: Point } | null>(null)

  const zoomTo = (index: number, scaleOf: (scale: number) => number, at?: Point) => {
    const image = row.current?.children[index]?.querySelector('img')
    if (!image) return
    const { left, top, width, height } = image.getBoundingClientRect()
    const before = zoom?.index === index ? zoom : { scale: 1, fit: width }
    const scale = Math.min(scaleOf(before.scale), maxScale)
    const point = at ?? { x: left + width / 2, y: top + height / 2 }
    anchor.current = { image, share: { x: (point.x - left) / width, y: (point.y - top) / height }, at: point }
    setZoom(scale > 1.01 ? { index, scale, fit: before.fit } : null)
  }

  useLayoutEffect(() => {
    const { image, share, at } = anchor.current ?? {}
    anchor.current = null
    if (!zoom || !image || !share || !at) return
    const { left, top, width, height } = image.getBoundingClientRect()
    image
      .closest('li')
      ?.scrollBy({ left: left + share.x * width - at.x, top: top + share.y * height - at.y, behavior: 'instant' })
  }, [zoom])

  useZoomGestures(row, zoomTo)
  useEffect(() => {
    const forget = () => setZoom(null)
    addEventListener('resize', forget)
    return () => removeEventListener('resize', forget)
  }, [])

  const toggle = (index: number) => zoomTo(index, (scale) => (scale > 1 ? 1 : pressedScale))
  return { zoom, toggle }
}

type ZoomTo = (index: number, scaleOf: (scale: number) => number, at: Point) => void

/** Listens without passive listeners, which could not prevent the browser's own zoom and scrolling. */
function useZoomGestures(row: RefObject<HTMLElement | null>, zoomTo: ZoomTo): void {
  const latest = useRef(zoomTo)
  useLayoutEffect(() => {
    latest.current = zoomTo
  })
  useEffect(() => {
    const list = row.current
    if (!list) return
    const indexOf = (target: EventTarget | null) =>
      [...list.children].indexOf((target as Element).closest('li') as Element)
    let distance = 0
    const turn = (event: WheelEvent) => {
      if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return
      event.preventDefault()
      const factor = scalePerPixel ** -event.deltaY
      latest.current(indexOf(event.target), (scale) => scale * factor, { x: event.clientX, y: event.clientY })
    }
    const touch = ({ touches }: TouchEvent) => {
      distance = touches.length === 2 ? spread(touches) : 0
    }
    const pinch = (event: TouchEvent) => {
      if (event.touches.length !== 2 || distance === 0) return
      event.preventDefault()
      const [before, now] = [distance, spread(event.touches)]
      distance = now
      latest.current(indexOf(event.target), (scale) => (scale * now) / before, middle(event.touches))
    }
    list.addEventListener('wheel', turn, { passive: false })
    list.addEventListener('touchstart', touch, { passive: true })
    list.addEventListener('touchend', touch, { passive: true })
    list.addEventListener('touchmove', pinch, { passive: false })
    return () => {
      list.removeEventListener('wheel', turn)
      list.removeEventListener('touchstart', touch)
      list.removeEventListener('touchend', touch)
      list.removeEventListener('touchmove', pinch)
    }
  }, [row])
}

function pointsOf(touches: TouchList): [Point, Point] {
  const [one, other] = [...touches].map(({ clientX: x, clientY: y }) => ({ x, y }))
  return [one ?? { x: 0, y: 0 }, other ?? { x: 0, y: 0 }]
}

function spread(touches: TouchList): number {
  const [one, other] = pointsOf(touches)
  return Math.hypot(one.x - other.x, one.y - other.y)
}

function middle(touches: TouchList): Point {
  const [one, other] = pointsOf(touches)
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}
