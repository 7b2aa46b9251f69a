import { ArrowUp } from 'lucide-react'
import { Link } from 'react-router'
import { Form } from '#kit/form.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { TrustedHtml, useLinkNavigation } from '#kit/static-html.tsx'
import { urls } from '#shared/urls.ts'
import type { FrameData } from '../root.server.ts'
import { frameTexts } from '../texts/frame.ts'
import { FooterLinks, topId } from './frame-links.tsx'
import { useNewsletterChecks } from './newsletter-checks.ts'

interface FooterProps {
  data: FrameData
  currency: string
  /** In the checkout only the seller and the legal pages are left. */
  ordering: boolean
}

/** On the server only: no page loads it in the browser. */
const ServerFooterContent = import.meta.env.SSR ? (await import('./footer-content.tsx')).default : null

const footerContentId = 'footer'

/** The server's markup, read before hydration: the browser has no other copy. */
const serverHtml = import.meta.env.SSR ? '' : (document.getElementById(footerContentId)?.innerHTML ?? '')

/**
 * The footer of every page. Its content is the same on all pages, so only the server renders it. In the checkout it is inside a template
 * element, so that it can return after client-side navigation.
 */
export function Footer({ data, currency, ordering }: FooterProps) {
  const t = useTranslate()
  const follow = useLinkNavigation()
  const loadChecks = useNewsletterChecks()
  const { seller, pages, year, priceType, currencies } = data
  const Box = ordering ? 'template' : 'div'
  return (
    <footer className="print:hidden max-desktop:relative mt-20 border-t border-line bg-surface">
      {!ordering && <BackToTop />}
      {ServerFooterContent ? (
        <ServerFooterContent as={Box} id={footerContentId} className="footer-content" data={data} />
      ) : (
        <TrustedHtml
          as={Box}
          id={footerContentId}
          className="footer-content"
          onClick={follow}
          onFocus={loadChecks}
          html={serverHtml}
        />
      )}
      <div className={`footer-end text-small ${ordering ? '' : 'footer-line'}`}>
        <p>{t(frameTexts.copyright, { year, name: seller.name || seller.shopName })}</p>
        <Link to={urls.consent()} className="footer-link">
          {t(frameTexts.consent)}
        </Link>
        {ordering ? (
          <FooterLinks title={t(frameTexts.information)} links={pages.map(toLink)} />
        ) : (
          <CurrencyForm currencies={currencies} chosen={currency} />
        )}
        <p>{t(priceType === 'net' ? frameTexts.pricesNet : frameTexts.pricesGross)}</p>
      </div>
    </footer>
  )
}

function toLink({ slug, title }: { slug: string; title: string }) {
  return { name: title, address: urls.content(slug) }
}

/** A link back to the top after two screens (A2.18, A9.19); styles.css sets its place and when it appears. */
function BackToTop() {
  const t = useTranslate()
  return (
    <div className="back-to-top">
      <a href={`#${topId}`} aria-label={t(frameTexts.toTop)} className="back-to-top-link">
        <ArrowUp aria-hidden="true" strokeWidth={1.5} />
      </a>
    </div>
  )
}

interface CurrencyFormProps {
  /** The offered currencies; with only one there is no form. */
  currencies: { code: string; symbol: string }[]
  chosen: string
}

/** Switches the currency: the whole page is loaded again, since every amount on it changes. */
function CurrencyForm({ currencies, chosen }: CurrencyFormProps) {
  const t = useTranslate()
  if (currencies.length < 2) return null
  return (
    <Form action={urls.currency()} method="post" reloadDocument>
      <fieldset aria-label={t(frameTexts.currency)} className="-mx-3 flex">
        {currencies.map(({ code, symbol }) => (
          <button
            key={code}
            type="submit"
            name="currency"
            value={code}
            aria-pressed={code === chosen}
            className="min-h-11 rounded-control px-3 aria-pressed:font-semibold aria-pressed:text-ink hover:text-accent"
          >
            {code} {symbol}
          </button>
        ))}
      </fieldset>
    </Form>
  )
}
