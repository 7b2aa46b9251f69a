import { useEffect, useRef } from 'react'
import { watchViewSize } from './view-size.ts'

/** The hidden element that tells the view size (A2.4). */
export function ViewType() {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => (element.current ? watchViewSize(element.current) : undefined), [])
  return <div ref={element} id="viewType" />
}
