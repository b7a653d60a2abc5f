import type { ReactNode } from 'react'

/** A column of a sheet. */
export type SheetColumn<T> = {
  key: string
  title: string
  /** A line below the title, for example a success rate. */
  note?: ReactNode
  /** The width in pixels. */
  width?: number
  cell: (item: T) => ReactNode
  /** What a cell shows while it has the focus or the pointer, for example its evidence. */
  peek?: (item: T) => ReactNode
  /** Returns the value by which the sheet sorts. Without it, the column cannot be sorted. */
  value?: (item: T) => string | number | null
}

/** The width of a column in pixels, by default. */
export const WIDTH = 168
/** The height of every row in pixels. Must match `.sheet` in styles/sheet.css. */
export const ROW = 44
