/** Stands where something will come; `className` gives it the real size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={`block animate-pulse rounded-control bg-surface ${className}`} />
}
