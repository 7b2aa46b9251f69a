import { Breadcrumbs } from '#kit/breadcrumbs.tsx'
import { RichText } from '#kit/rich-text.tsx'
import { useWords } from '#kit/words.tsx'
import { urls } from '#shared/urls.ts'
import { headTags } from '../../page-head.ts'
import { frameTexts } from '../../texts/frame.ts'
import type { Route } from './+types/page'

export { loader } from './page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => headTags(loaderData?.head)

export default function Content({ loaderData: { title, html } }: Route.ComponentProps) {
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
        <h1 className="mb-6 text-title">{title}</h1>
        <RichText html={html} />
      </article>
    </div>
  )
}
