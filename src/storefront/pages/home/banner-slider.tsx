import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useCarousel } from '#kit/carousel.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { homeTexts } from '../../texts/home.ts'
import type { HomeSlides } from './home-content.server.ts'
import { SlideView } from './slides.tsx'

interface BannerSliderProps {
  slides: HomeSlides
  /** Links of the first slide. */
  title: string | undefined
  /** The first slide; null where the shop has only the merchant's slides. */
  children: ReactNode
}

/** The first section, with the merchant's slides (A2.12): a carousel by the WAI-ARIA practices, a scrollable row without scripts. */
export function BannerSlider({ slides: { shown, pause }, title, children }: BannerSliderProps) {
  const t = useTranslate()
  const titles = [...(title ? [title] : []), ...shown.map(({ title }) => title)]
  const count = titles.length
  const { row, index, onScroll, show, playing, setPlaying } = useSlides(count, pause)
  const [announcement, setAnnouncement] = useState('')
  if (shown.length === 0) return children
  const go = (target: number) => {
    const next = (target + count) % count
    show(next)
    setAnnouncement(t(homeTexts.slideShown, { place: next + 1, count, title: titles[next] ?? '' }))
  }
  return (
    <section
      aria-roledescription={t(homeTexts.carousel)}
      aria-label={t(homeTexts.slides)}
      className="relative flex flex-col-reverse"
    >
      <SlideControls {...{ titles, index, playing, setPlaying, go }} announcement={announcement} />
      <ul ref={row} onScroll={onScroll} className="slide-row">
        {[...(title ? [children] : []), ...shown.map((slide) => <SlideView key={slide.title} {...slide} />)].map(
          (slide, at) => (
            <li
              key={titles[at]}
              aria-roledescription={t(homeTexts.slide)}
              aria-label={t(homeTexts.slidePlace, { place: at + 1, count })}
            >
              {slide}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

interface SlideControlsProps {
  titles: string[]
  /** The index of the visible slide. */
  index: number
  playing: boolean
  setPlaying: (playing: boolean) => void
  go: (target: number) => void
  /** What screen readers announce after the visitor has moved the slides. */
  announcement: string
}

function SlideControls({ titles, index, playing, setPlaying, go, announcement }: SlideControlsProps) {
  const t = useTranslate()
  return (
    <div className="slide-controls">
      <div>
        <button
          type="button"
          aria-label={t(playing ? homeTexts.slidesPause : homeTexts.slidesPlay)}
          onClick={() => setPlaying(!playing)}
          className="slide-control"
        >
          {playing ? <Pause aria-hidden="true" strokeWidth={1.5} /> : <Play aria-hidden="true" strokeWidth={1.5} />}
        </button>
        <button
          type="button"
          aria-label={t(homeTexts.slidePrevious)}
          onClick={() => go(index - 1)}
          className="slide-control"
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} />
        </button>
        {titles.map((title, at) => (
          <button
            key={title}
            type="button"
            aria-label={t(homeTexts.slideShown, { place: at + 1, count: titles.length, title })}
            aria-current={at === index || undefined}
            onClick={() => go(at)}
            className="slide-dot"
          />
        ))}
        <button
          type="button"
          aria-label={t(homeTexts.slideNext)}
          onClick={() => go(index + 1)}
          className="slide-control"
        >
          <ChevronRight aria-hidden="true" strokeWidth={1.5} />
        </button>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

/** Milliseconds of a slide transition (B9.6). */
const slideSpeed = 200

const prefersReducedMotion = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Returns the state of a row of slides that advances by itself every `pause` seconds (0: never), in a circle. It pauses on hover and focus,
 * in a hidden window, and with reduced motion until the visitor starts it.
 */
function useSlides(count: number, pause: number) {
  const { row, index, onScroll } = useCarousel()
  const [playing, setPlaying] = useState(pause > 0)
  const show = (target: number) => {
    if (row.current) slideTo(row.current, (target + count) % count)
  }
  useEffect(() => setPlaying(pause > 0 && !prefersReducedMotion()), [pause])
  useEffect(() => {
    for (const neighbour of [index + 1, index - 1 + count]) fetchPictures(row.current?.children[neighbour % count])
  }, [index, count, row])
  useEffect(() => {
    if (!playing) return
    const next = () => {
      const isPaused = document.hidden || row.current?.closest('section')?.matches(':hover, :focus-within')
      if (row.current && !isPaused) slideTo(row.current, (index + 1) % count)
    }
    const timer = setInterval(next, pause * 1000)
    return () => clearInterval(timer)
  }, [playing, index, count, pause, row])
  return { row, index, onScroll, show, playing, setPlaying }
}

/** Loads the pictures of a slide that may come next: browsers would begin only when it is visible. */
function fetchPictures(slide: Element | undefined): void {
  for (const picture of slide?.querySelectorAll('img') ?? []) picture.loading = 'eager'
}

/** Jumps to the slide and animates the content after it: browsers offer no control of the scroll speed. */
function slideTo(row: HTMLElement, index: number): void {
  const before = row.scrollLeft
  row.scrollTo({ left: index * row.clientWidth, behavior: 'instant' })
  const distance = row.scrollLeft - before
  if (distance === 0 || prefersReducedMotion()) return
  const keyframes = [{ transform: `translateX(${distance}px)` }, { transform: 'none' }]
  for (const { firstElementChild } of row.children)
    firstElementChild?.animate(keyframes, { duration: slideSpeed, easing: 'cubic-bezier(0.2, 0, 0, 1)' })
}
