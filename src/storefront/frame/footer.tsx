import { lazy } from 'react'
import { Link } from 'react-router'
import { useFollow } from '#kit/use-follow.ts'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import type { FrameData } from '../root.server.ts'
import { frameTexts } from '../texts/frame.ts'
import { BackToTop } from './back-to-top.tsx'
import { CurrencyForm } from './currency-form.tsx'
import { FooterLinks } from './footer-links.tsx'
import { useLivenNewsletter } from './liven-newsletter.ts'

interface FooterProps {
  data: FrameData
  currency: string
  /** Then only who sells and by which rules is left of it. */
  ordering: boolean
}

/** On the server; lazy, so that no page in the browser has it. */
const Made = import.meta.env.SSR ? lazy(() => import('./footer-content.tsx')) : null

const place = 'footer'

/** What the server has written, before React takes the page over: it is all that the browser knows of it. */
const written = import.meta.env.SSR ? '' : (document.getElementById(place)?.innerHTML ?? '')

/**
 * What the shop has to say below every page. Its content is the same on all of them, so it is made by the server alone, and while somebody
 * orders it lies in a template: it is there again when he goes back without loading the page anew.
 */
export function Footer({ data, currency, ordering }: FooterProps) {
  const say = useWords()
  const follow = useFollow()
  const liven = useLivenNewsletter()
  const { seller, pages, year, priceType, currencies } = data
  const Box = ordering ? 'template' : 'div'
  return (
    <footer className="print:hidden mt-20 border-t border-line bg-surface">
      {!ordering && <BackToTop />}
      {Made ? (
        <Box id={place} className="footer-content">
          <Made data={data} />
        </Box>
      ) : (
        <Box
          id={place}
          className="footer-content"
          onClick={follow}
          onFocus={liven}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
          dangerouslySetInnerHTML={{ __html: written }}
        />
      )}
      <div className="footer-end text-small">
        <p>{say(frameTexts.copyright, { year, name: seller.name || seller.shopName })}</p>
        <Link to={urls.consent()} className="footer-link">
          {say(frameTexts.consent)}
        </Link>
        {ordering ? (
          <FooterLinks title={say(frameTexts.information)} links={pages.map(toLink)} />
        ) : (
          <CurrencyForm currencies={currencies} chosen={currency} />
        )}
        <p>{say(priceType === 'net' ? frameTexts.pricesNet : frameTexts.pricesGross)}</p>
      </div>
    </footer>
  )
}

function toLink({ slug, title }: { slug: string; title: string }) {
  return { name: title, address: urls.content(slug) }
}
