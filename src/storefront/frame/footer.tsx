import { Link } from 'react-router'
import { splitMenu } from '#features/catalogue/rules/menu-category.ts'
import { Kept } from '#kit/kept.tsx'
import { useFollow } from '#kit/use-follow.ts'
import { useWords } from '#kit/words.tsx'
import { phoneWords } from '#shared/phone-words.ts'
import { urls } from '#shared/urls.ts'
import type { FrameData } from '../root.server.ts'
import { frameTexts } from '../texts/frame.ts'
import { BackToTop } from './back-to-top.tsx'
import { CurrencyForm } from './currency-form.tsx'

/** Who sells, what he promises in writing, and the ways into the catalogue. */
interface FooterProps {
  data: FrameData
  currency: string
  /** Then only who sells and by which rules is left of it. */
  ordering: boolean
}

export function Footer({ data, currency, ordering }: FooterProps) {
  const say = useWords()
  const follow = useFollow()
  const { seller, menu, pages, year, priceType, currencies } = data
  const information = (
    <FooterLinks
      title={say(frameTexts.information)}
      links={pages.map(({ slug, title }) => ({ name: title, address: urls.content(slug) }))}
    />
  )
  return (
    <footer className="print:hidden mt-20 border-t border-line bg-surface">
      {!ordering && <BackToTop />}
      {!ordering && (
        <Kept
          onClick={follow}
          className="page-width grid gap-10 py-12 below-260 tablet:below-161 desktop:below-92 tablet:grid-cols-2 desktop:grid-cols-[1.4fr_1fr_1fr_1.2fr]"
        >
          <section>
            <p className="font-serif text-heading text-accent">{seller.shopName}</p>
            <address className="mt-3 leading-6 text-soft not-italic">
              <p>{seller.name}</p>
              <p>{seller.street}</p>
              <p>
                {seller.postcode} {seller.city}
              </p>
              {seller.taxNumber && <p className="mt-2">{say(frameTexts.taxNumber, { number: seller.taxNumber })}</p>}
              {seller.registry && <p className="mt-2 max-w-80 text-small leading-5">{seller.registry}</p>}
            </address>
          </section>
          <FooterLinks
            title={say(frameTexts.shopping)}
            links={splitMenu(menu).row.map((category) => ({ name: category.name, address: urls.category(category) }))}
          />
          {information}
          <section>
            <h2 className="footer-title">{say(frameTexts.contact)}</h2>
            <ul className="footer-list">
              {seller.phone && (
                <li>
                  <a href={`tel:${seller.phone}`} className="footer-link tabular-nums">
                    {phoneWords(seller.phone)}
                  </a>
                </li>
              )}
              {seller.email && (
                <li>
                  <a href={`mailto:${seller.email}`} className="footer-link">
                    {seller.email}
                  </a>
                </li>
              )}
            </ul>
          </section>
        </Kept>
      )}
      <div className="footer-end text-small">
        <p>{say(frameTexts.copyright, { year, name: seller.name || seller.shopName })}</p>
        <Link to={urls.consent()} className="footer-link">
          {say(frameTexts.consent)}
        </Link>
        {ordering ? information : <CurrencyForm currencies={currencies} chosen={currency} />}
        <p>{say(priceType === 'net' ? frameTexts.pricesNet : frameTexts.pricesGross)}</p>
      </div>
    </footer>
  )
}

function FooterLinks({ title, links }: { title: string; links: { name: string; address: string }[] }) {
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
