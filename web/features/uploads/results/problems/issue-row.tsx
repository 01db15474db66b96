import type { Theme } from '@mui/material/styles';
import { memo } from 'react';
import type { Issue } from '#contract/uploads/issues.ts';
import { CopyLink } from './copy-link.tsx';
import type { IssueColumn } from './issue-columns.tsx';

interface PlaceProps {
  /** In the list, from 0. */
  index: number;
  columns: readonly IssueColumn[];
}

interface WaitingRowProps extends PlaceProps {
  /** Pixels. */
  height: number;
}

interface IssueRowProps extends PlaceProps {
  measure: (row: HTMLElement | null) => void;
  issue: Issue;
  isPointed: boolean;
  /** Points a row of the file out; answers its address. */
  onPoint: (row: number) => string;
}

/**
 * One problem. Plain elements that the table styles: rows come and go while one scrolls, and a part of MUI
 * costs ten times as much.
 */
export const IssueRow = memo(function IssueRow({ index, columns, measure, issue, isPointed, onPoint }: IssueRowProps) {
  return (
    <tr data-index={index} ref={measure} aria-rowindex={index + 2} tabIndex={-1} aria-current={isPointed || undefined}>
      {columns.map(({ key, header, align, rowHeader, render }) => {
        const Cell = rowHeader ? 'th' : 'td';
        return (
          <Cell key={key} scope={rowHeader ? 'row' : undefined} data-label={header} data-align={align}>
            <div>
              {key === 'link'
                ? issue.row !== null && <CopyLink row={issue.row} isPointed={isPointed} onPoint={onPoint} />
                : render(issue)}
            </div>
          </Cell>
        );
      })}
    </tr>
  );
});

/**
 * Holds the place of a problem that is on its way. Not measured: only a first measure lets the list keep
 * what is seen in its place.
 */
export function WaitingRow({ index, columns, height }: WaitingRowProps) {
  return (
    <tr data-index={index} aria-rowindex={index + 2} style={{ height }}>
      {columns.map(({ key, header, align }) => (
        <td key={key} data-label={header} data-align={align}>
          <div>…</div>
        </td>
      ))}
    </tr>
  );
}

/** For the table around the rows: as the cells of its head, which are MUI's. */
export const ROW_LOOK = (theme: Theme) => {
  const { portal } = theme.vars.palette;
  const fromSm = theme.breakpoints.up('sm');
  return {
    '& tbody > tr': {
      '&[aria-current]': { backgroundColor: portal.subtle },
      '&[aria-current] > :first-of-type': { boxShadow: `inset 3px 0 ${portal.accent}`, paddingLeft: 12 },
    },
    '& tbody > tr > *': {
      ...theme.typography.body2,
      padding: '8px 12px',
      borderBottom: `1px solid ${portal.line}`,
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'left' as const,
      verticalAlign: 'top',
      '&:first-of-type': { paddingLeft: 0 },
      '&:last-of-type': { paddingRight: 0 },
      [fromSm]: { '&[data-align="right"]': { textAlign: 'right' as const } },
    },
    '& tbody code': {
      padding: '0 4px',
      borderRadius: theme.shape.borderRadius,
      backgroundColor: portal.sunken,
      overflowWrap: 'anywhere',
      boxDecorationBreak: 'clone',
    },
    '& tbody button': {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      width: 32,
      height: 32,
      margin: '-6px 0',
      padding: 0,
      border: 0,
      borderRadius: theme.shape.borderRadius,
      color: portal.text2,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      '&:hover': { backgroundColor: portal.subtle },
    },
  };
};
