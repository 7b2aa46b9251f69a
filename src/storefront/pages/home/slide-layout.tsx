import type { ReactNode } from 'react'
import { Kept } from '#kit/kept.tsx'
import { useFollow } from '#kit/use-follow.ts'

/** Words beside a picture, or on small views below it: what every slide looks like. */
export function SlideLayout({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <Kept
      onClick={useFollow()}
      className="page-width grid items-center gap-8 desktop:grid-cols-[5fr_7fr] desktop:gap-14"
    >
      <div className="order-last desktop:order-first">{words}</div>
      {children}
    </Kept>
  )
}
