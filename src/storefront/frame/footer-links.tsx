import { Link } from 'react-router'

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
