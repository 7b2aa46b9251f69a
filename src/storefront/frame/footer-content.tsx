import { useContext } from 'react'
import { splitMenu } from '#features/catalogue/rules/menu-category.ts'
import { newsletterTexts } from '#features/newsletter/texts.ts'
import { NewsletterForm } from '#features/newsletter/ui/newsletter-form.tsx'
import { opinionTexts } from '#features/opinions/texts/opinions.ts'
import { PaymentMarks } from '#features/payments/ui/payment-marks.tsx'
import { goodsLists } from '#features/search/rules/goods-lists.ts'
import CachedMarkup from '#kit/cached-markup.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { formatPhone } from '#shared/format-phone.ts'
import { serverUrls } from '#shared/server-urls.ts'
import { urls } from '#shared/urls.ts'
import type { FrameData } from '../root.server.ts'
import { frameTexts, serverFrameTexts } from '../texts/frame.ts'
import { goodsListTexts } from '../texts/listing.ts'
import { MenuContext } from './category-menu-items.tsx'
import { FooterLinks } from './frame-links.tsx'

interface FooterContentProps {
  as: 'div' | 'template'
  id: string
  className: string
  data: FrameData
}

/** The newsletter, the seller, links into the catalogue, and the legal pages (A2.13). Rendered on the server only. */
export default function FooterContent({
  data: { seller, pages, newsletter, paymentMethods },
  ...element
}: FooterContentProps) {
  const t = useTranslate()
  const { categories: menu, hasOpinions } = useContext(MenuContext)
  const name = `footer ${JSON.stringify([seller, pages, newsletter, paymentMethods, hasOpinions])}` // all that it shows besides the menu
  return (
    <CachedMarkup {...element} source={menu} name={name}>
      {newsletter && (
        <section aria-labelledby="newsletter" className="newsletter">
          <div>
            <h2 id="newsletter" className="font-serif text-heading">
              {t(newsletterTexts.title)}
            </h2>
            <p className="mt-2 text-soft">{t(newsletterTexts.lead)}</p>
          </div>
          <NewsletterForm id="newsletter" action={serverUrls.newsletter()} shopName={seller.shopName} />
        </section>
      )}
      <div className="footer-columns">
        <Seller seller={seller} />
        <FooterLinks
          title={t(serverFrameTexts.shopping)}
          links={[
            ...goodsLists.map((list) => ({ name: t(goodsListTexts[list]), address: serverUrls.goodsList(list) })),
            ...splitMenu(menu).row.map((category) => ({ name: category.name, address: urls.category(category) })),
          ]}
        />
        <FooterLinks
          title={t(frameTexts.information)}
          links={[
            ...pages.map(({ slug, title }) => ({ name: title, address: urls.content(slug) })),
            ...(hasOpinions ? [{ name: t(opinionTexts.titleOfShop), address: serverUrls.shopOpinions() }] : []),
          ]}
        />
        <Contact seller={seller} paymentMethods={paymentMethods} />
      </div>
    </CachedMarkup>
  )
}

function Seller({ seller }: { seller: FrameData['seller'] }) {
  const t = useTranslate()
  return (
    <section className="max-desktop:col-span-full">
      <p className="font-serif text-heading text-accent">{seller.shopName}</p>
      <address className="mt-3 leading-6 text-soft not-italic">
        <p>{seller.name}</p>
        <p>{seller.street}</p>
        <p>
          {seller.postcode} {seller.city}
        </p>
        {seller.taxNumber && <p className="mt-2">{t(serverFrameTexts.taxNumber, { number: seller.taxNumber })}</p>}
        {seller.registry && <p className="mt-2 max-w-80 text-small leading-5">{seller.registry}</p>}
      </address>
    </section>
  )
}

function Contact({ seller: { phone, email }, paymentMethods }: Pick<FrameData, 'seller' | 'paymentMethods'>) {
  const t = useTranslate()
  return (
    <section className="max-tablet:col-span-2">
      <h2 className="footer-title">{t(serverFrameTexts.contact)}</h2>
      <ul className="footer-list">
        {phone && (
          <li>
            <a href={`tel:${phone}`} className="footer-link tabular-nums">
              {formatPhone(phone)}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`} className="footer-link">
              {email}
            </a>
          </li>
        )}
      </ul>
      <p className="mt-4 flex flex-wrap gap-2">
        <PaymentMarks methods={paymentMethods} />
      </p>
    </section>
  )
}
