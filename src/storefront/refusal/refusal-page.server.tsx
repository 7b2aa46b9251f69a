import type { RefusalPage } from '#platform/http/refusal-page.ts'
import { say, type TextOverrides } from '#shared/text.ts'
import { urls } from '#shared/urls.ts'
import { plainDocument } from '../plain-document.server.tsx'
import { frameTexts } from '../texts/frame.ts'
import { refusalTexts } from '../texts/refusal.ts'

/** The shop's look in few words, since the page must stand when nothing else can be loaded: the colours of styles.css, and fonts that every machine has. */
const look = `html{background:#faf7f2;color:#24211c;font:1.0625rem/1.625rem "Source Sans 3",system-ui,sans-serif;color-scheme:light;text-size-adjust:100%}
body{max-width:42rem;margin:0 auto;padding:4rem 1.5rem;overflow-wrap:break-word}
h1{margin:0;font:500 clamp(1.875rem,1.5rem + 1.6vw,2.625rem)/1.15 Fraunces,Georgia,serif}
p{margin:1rem 0 2rem;color:#5f584c;font-size:1.25rem;line-height:1.75rem}
a{display:inline-block;padding:.625rem 1.25rem;border-radius:.375rem;background:#1f4d3f;color:#fdfcf9;font-weight:600;text-decoration:none}
a:hover{background:#153a2f}
a:focus-visible{outline:2px solid #1f4d3f;outline-offset:2px}`

/** A page that says what was refused, in these words of the shop, and leads home; it asks for nothing else. */
export function refusalPage(words: string, overrides: TextOverrides = {}): RefusalPage {
  return plainDocument(
    say(refusalTexts.title, {}, overrides),
    look,
    <>
      <p>{words}</p>
      <a href={urls.home()}>{say(frameTexts.home, {}, overrides)}</a>
    </>,
  )
}
