import { questionTexts } from '#features/opinions/texts/question.ts'
import { ContactForm } from '#features/opinions/ui/contact-form.tsx'
import { QuestionForm } from '#features/opinions/ui/question-form.tsx'
import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { useTranslate } from '#kit/messages.tsx'
import { Notice } from '#kit/notice.tsx'
import { nonBreaking } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { Route } from './+types/page'
import { LatePartsWithGoods } from './late-parts-with-goods.tsx'
import { PlainPart } from './plain-part.tsx'

export { action, loader } from './page.server.ts'

export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function ContentPage({
  loaderData: { title, isTitled, parts, question, contact, contents },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslate()
  const hasGoods = parts.some((part) => 'goods' in part)
  const inColumns = contents.sections.length > 1
  const refusal = actionData && 'contact' in actionData ? actionData.contact : undefined
  const answer = actionData && !('contact' in actionData) ? actionData : undefined
  return (
    <div className="page-width">
      <Breadcrumbs
        label={t(frameTexts.breadcrumbs)}
        items={[
          { name: t(frameTexts.home), address: urls.home() },
          { name: title, address: null },
        ]}
      />
      <article className={`content-page ${inColumns ? 'content-columns' : ''} ${contact ? 'contact-page' : ''}`}>
        {!isTitled && <h1 className="mb-6 text-title">{nonBreaking(title)}</h1>}
        {inColumns && <Contents {...contents} />}
        {answer && 'message' in answer && (
          <div className="mb-6">
            <Notice type="error">{t(answer.message.text, answer.message.values)}</Notice>
          </div>
        )}
        {question && <Question {...question} answer={answer} />}
        {hasGoods ? (
          <LatePartsWithGoods parts={parts} />
        ) : (
          <PlainParts parts={contact ? parts.slice(0, contact.after) : parts} />
        )}
        {contact && <ContactForm isSent={contact.isSent} refusal={refusal} />}
        {contact && !hasGoods && <PlainParts parts={parts.slice(contact.after)} />}
      </article>
    </div>
  )
}

/** Links to the sections: a row above them, on large views a column beside them. */
function Contents({ label, sections }: Route.ComponentProps['loaderData']['contents']) {
  return (
    <nav aria-label={label} className="content-contents">
      <p className="mb-2 text-small text-soft">{label}</p>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`} className="desktop:footer-link max-desktop:chip max-desktop:whitespace-nowrap">
              {nonBreaking(title)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function PlainParts({ parts }: Pick<Route.ComponentProps['loaderData'], 'parts'>) {
  // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids, and none moves
  return parts.map((part, index) => <PlainPart key={index} part={part} />)
}

type QuestionProps = NonNullable<Route.ComponentProps['loaderData']['question']> & {
  answer: Exclude<Route.ComponentProps['actionData'], { contact: unknown }>
}

/** The form for a question about one product, which it names; or the message that the question was received. */
function Question({ title, product, mail, isSent, answer }: QuestionProps) {
  const t = useTranslate()
  const { typed, faults } = { faults: undefined, typed: undefined, ...answer }
  return (
    <section
      aria-labelledby="pytanie"
      className="mb-8 flex flex-col gap-4 rounded-panel border border-line bg-raised p-5"
    >
      <h2 id="pytanie" className="text-heading">
        {nonBreaking(title)}
      </h2>
      {isSent && <Notice type="success">{t(questionTexts.sent)}</Notice>}
      {mail && !isSent && <QuestionForm productId={product.id} typed={typed} faults={faults} />}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {mail && (
          <a href={mail.href} className="footer-link text-accent underline underline-offset-4">
            {mail.text}
          </a>
        )}
        <a href={product.address} className="footer-link text-accent underline underline-offset-4">
          {nonBreaking(product.name)}
        </a>
      </p>
    </section>
  )
}
