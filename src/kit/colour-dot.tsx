/** A round sample of a colour, '#rrggbb'; decoration beside a name. An attribute of SVG: the page's policy allows no styles in elements. */
export function ColourDot({ colour, className = '' }: { colour: string; className?: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`size-4 shrink-0 ${className}`}>
      <circle cx="8" cy="8" r="7.5" fill={colour} stroke="#7a7468" strokeOpacity=".55" />
    </svg>
  )
}
