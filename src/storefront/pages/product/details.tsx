import type { ReactNode } from 'react'
import { Downloads, FactList, ProductParameters } from '#features/catalogue/ui/product-details.tsx'
import { useSectionId } from '#features/catalogue/ui/section.tsx'
import { RichText } from '#kit/static-html.tsx'
import { Tabs } from '#kit/tabs.tsx'
import type { Route } from './+types/page'
import type { DetailsName } from './details.server.ts'

type Data = Route.ComponentProps['loaderData']

interface DetailsProps extends Pick<Data, 'product' | 'details' | 'contact'> {
  code: string | null
  ean: string | null
}

/** The details of a product. */
export function Details({ product, details, contact, code, ean }: DetailsProps) {
  const id = useSectionId()
  const { question, warranty, safety } = details
  const contents: Record<DetailsName, ReactNode> = {
    longdescription: <RichText html={product.description} className="max-w-text" />,
    question: (
      <>
        <p className="max-w-text">{question.lead}</p>
        <p className="mt-4 flex flex-wrap gap-x-8 gap-y-3">
          <TextLink href={contact.link}>{question.form}</TextLink>
          {question.mail && <TextLink href={question.mail.href}>{question.mail.text}</TextLink>}
        </p>
      </>
    ),
    downloads: <Downloads {...details.downloads} />,
    warranty: <FactList facts={warranty} />,
    safety: <FactList facts={safety} />,
    dictionary: <ProductParameters product={product} code={code} ean={ean} />,
  }
  return (
    <div id={id('details')} className="product-details" data-described={product.description ? '' : undefined}>
      <Tabs
        label={details.label}
        after={
          <a href="#opinie" className="py-3 font-semibold text-soft hover:text-ink">
            {details.opinions}
          </a>
        }
        sections={details.groups.map(({ name, title }) => ({
          id: id(name),
          title,
          content: contents[name],
          opensBesides: name === 'dictionary',
        }))}
      />
    </div>
  )
}

function TextLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} className="py-1 text-accent underline underline-offset-4">
      {children}
    </a>
  )
}
