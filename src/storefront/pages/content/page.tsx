import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { buttonLook } from '#kit/button-look.ts'
import { RichText } from '#kit/rich-text.tsx'
import { useWords } from '#kit/words.tsx'
import { keepTogether } from '#shared/keep-together.ts'
import { urls } from '#shared/urls.ts'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Content({ loaderData: { title, html, question } }: Route.ComponentProps) {
  const say = useWords()
  return (
    <div className="page-width">
      <Breadcrumbs
        label={say(frameTexts.breadcrumbs)}
        items={[
          { name: say(frameTexts.home), address: urls.home() },
          { name: title, address: null },
        ]}
      />
      <article className="max-w-text pb-8">
        <h1 className="mb-6 text-title">{keepTogether(title)}</h1>
        {question && <Question {...question} />}
        <RichText html={html} />
      </article>
    </div>
  )
}

type QuestionProps = NonNullable<Route.ComponentProps['loaderData']['question']>

/** Which product is asked about: it stays named on the page and in the subject of the mail. */
function Question({ title, product, mail }: QuestionProps) {
  return (
    <section
      aria-labelledby="pytanie"
      className="mb-8 flex flex-col gap-3 rounded-panel border border-line bg-raised p-5"
    >
      <h2 id="pytanie" className="text-heading">
        {keepTogether(title)}
      </h2>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {mail && (
          <a href={mail.href} className={buttonLook('primary')}>
            {mail.text}
          </a>
        )}
        <a href={product.address} className="footer-link text-accent underline underline-offset-4">
          {keepTogether(product.name)}
        </a>
      </p>
    </section>
  )
}
