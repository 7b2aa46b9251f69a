import { Link } from 'react-router'
import { useTranslate } from '#kit/messages.tsx'
import { frameTexts } from '../texts/frame.ts'

interface FooterLinksProps {
  title: string
  links: { name: string; address: string }[]
}

export function FooterLinks({ title, links }: FooterLinksProps) {
  if (links.length === 0) return null
  return (
    <nav aria-label={title}>
      <h2 className="footer-title">{title}</h2>
      <ul className="footer-list">
        {links.map(({ name, address }) => (
          <li key={address}>
            <Link to={address} className="footer-link">
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Id of the first element after the header. */
export const topId = 'top'

/** A skip link for keyboard users: past the menu in one step. */
export function SkipLink() {
  const t = useTranslate()
  return (
    <div id={topId} tabIndex={-1} className="outline-none">
      <a href="#main" className="skip-link">
        {t(frameTexts.skip)}
      </a>
    </div>
  )
}
