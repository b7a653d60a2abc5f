import { type Data, useRead } from '../api/workspace'
import { isUnderWay } from '../runs/runs'

export type PersonDetails = Data<'/people/{person}'>
export type PersonFacts = PersonDetails['person']

/** Reads a person with the sources, and with the Sets and datasets that hold the person. */
export const usePerson = (person: string) => useRead('/people/{person}', { params: { person } })

export type PersonProfile = Data<'/people/{person}/profile'>

const WATCH_MS = 3_000

/** Reads the latest profile of a person. Reads again while a newer profile is built. */
export const useProfile = (person: string) =>
  useRead('/people/{person}/profile', {
    params: { person },
    watch: (data) => (data?.newest_run && isUnderWay(data.newest_run.status) ? WATCH_MS : false),
  })
