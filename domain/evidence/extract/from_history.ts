import { addEducation } from './education.js'
import { addPost, readPost } from './employment.js'
import { isSection } from './headings.js'
import { minedBlocks, mentionOf, type Reading } from './reading.js'

/** Claims of lists of posts and schools under headings such as Experience and Education, on a page about a person. */
export function fromHistory(reading: Reading): void {
  const { subject, profile } = reading
  if (subject?.entity !== 'person') return
  const mention = mentionOf(reading, subject)
  const method = profile ? ('profile' as const) : ('label' as const)
  let isFirst = true
  for (const [, block] of minedBlocks(reading)) {
    if (block.boilerplate || block.kind === 'heading') continue
    const said = { quote: block.text, method }
    if (isSection('experience', block.section)) {
      const post = readPost(block.text)
      if (!post) continue
      // The first entry of a career without dates is the present one.
      const current = post.current || (isFirst && post.start === null && post.end === null)
      addPost(reading, mention, { ...post, current }, said)
      isFirst = false
    } else if (isSection('education', block.section)) addEducation(reading, mention, block.text, said)
  }
}
