import type { HeaderTable } from '#domain/people/headers/match_headers'
import { CODEHOST_FIELDS } from './profile_record.js'

export const CODEHOST_HEADER_TABLE: HeaderTable = {
  fields: CODEHOST_FIELDS,
  lists: ['socials'],
  required: 'login',
  headers: {
    login: 'username, user name, user, handle, github username, github login, benutzername',
    id: 'user id, account id',
    type: 'account type',
    name: 'full name, display name',
    company: 'organization, organisation, employer, firma',
    bio: 'about, description',
    location: 'place, ort',
    blog: 'website, homepage, web site',
    email: 'email address, mail',
    followers: 'follower count, number of followers',
    socials: 'social accounts, social links',
    observed_at: 'last modified, last updated, updated at, retrieved at',
  },
}
