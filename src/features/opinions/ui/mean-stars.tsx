/** Of a square of 24 for each of five stars. */
const shape = [0, 1, 2, 3, 4]
  .map(
    (index) =>
      `M${12 + 24 * index} 3l2.7 5.9 6.3.8-4.6 4.4 1.2 6.4-5.6-3.1-5.6 3.1 1.2-6.4L${3 + 24 * index} 9.7l6.3-.8z`,
  )
  .join('')

/** Five stars, filled as far as the mean goes; its number stands beside them in words. */
export function MeanStars({ mean }: { mean: number }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 120 24" fill="currentColor" className="h-5 shrink-0 text-accent">
      <path d={shape} opacity="0.2" />
      <svg aria-hidden="true" width={24 * mean} height="24">
        <path d={shape} />
      </svg>
    </svg>
  )
}
