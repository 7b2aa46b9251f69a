import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useWords } from '#kit/words.tsx'
import { homeTexts } from '../../texts/home.ts'
import { Slide } from './slide.tsx'
import type { HomeSlides } from './slides.server.ts'
import { useSlides } from './use-slides.ts'

interface BannerSliderProps {
  slides: HomeSlides
  /** Of the first one. */
  title: string | undefined
  /** The first one; null where the shop has none besides its slides. */
  children: ReactNode
}

/** The first section, and after it what the merchant shows (A2.12): a carousel as the WAI-ARIA practices have it, a row to scroll without scripts. */
export function BannerSlider({ slides: { shown, pause }, title, children }: BannerSliderProps) {
  const say = useWords()
  const titles = [...(title ? [title] : []), ...shown.map(({ title }) => title)]
  const count = titles.length
  const { row, place, onScroll, show, playing, setPlaying } = useSlides(count, pause)
  const [told, setTold] = useState('')
  if (shown.length === 0) return children && <div className="pt-6 desktop:pt-10">{children}</div>
  const go = (asked: number) => {
    const next = (asked + count) % count
    show(next)
    setTold(say(homeTexts.slideShown, { place: next + 1, count, title: titles[next] ?? '' }))
  }
  return (
    <section
      aria-roledescription={say(homeTexts.carousel)}
      aria-label={say(homeTexts.slides)}
      className="flex flex-col-reverse pt-6 desktop:pt-10"
    >
      <div className="slide-controls">
        <button
          type="button"
          aria-label={say(playing ? homeTexts.slidesPause : homeTexts.slidesPlay)}
          onClick={() => setPlaying(!playing)}
          className="slide-control"
        >
          {playing ? <Pause aria-hidden="true" strokeWidth={1.5} /> : <Play aria-hidden="true" strokeWidth={1.5} />}
        </button>
        <button
          type="button"
          aria-label={say(homeTexts.slidePrevious)}
          onClick={() => go(place - 1)}
          className="slide-control"
        >
          <ChevronLeft aria-hidden="true" strokeWidth={1.5} />
        </button>
        {titles.map((title, at) => (
          <button
            key={title}
            type="button"
            aria-label={say(homeTexts.slideShown, { place: at + 1, count, title })}
            aria-current={at === place || undefined}
            onClick={() => go(at)}
            className="slide-dot"
          />
        ))}
        <button
          type="button"
          aria-label={say(homeTexts.slideNext)}
          onClick={() => go(place + 1)}
          className="slide-control"
        >
          <ChevronRight aria-hidden="true" strokeWidth={1.5} />
        </button>
        <p role="status" className="sr-only">
          {told}
        </p>
      </div>
      <ul ref={row} onScroll={onScroll} className="slide-row">
        {[...(title ? [children] : []), ...shown.map((slide) => <Slide key={slide.title} {...slide} />)].map(
          (slide, at) => (
            <li
              key={titles[at]}
              aria-roledescription={say(homeTexts.slide)}
              aria-label={say(homeTexts.slidePlace, { place: at + 1, count })}
            >
              {slide}
            </li>
          ),
        )}
      </ul>
    </section>
  )
}
