import type { ReactNode } from 'react'

/** Words beside a picture, or on small views below it: what every slide looks like. */
export function SlideLayout({ words, children }: { words: ReactNode; children: ReactNode }) {
  return (
    <div className="page-width grid items-center gap-8 desktop:grid-cols-[5fr_7fr] desktop:gap-14">
      <div className="order-last desktop:order-first">{words}</div>
      {children}
    </div>
  )
}
