import { choice, type Settings, text } from './kinds.ts';

/** Where files lie, what answers questions about them, and what keeps keys secret. */
export const STORAGE = {
  PORTAL_S3_BUCKET: {
    schema: text,
    means:
      'Bucket for files, in place of PORTAL_DATA_DIR (needs DATABASE_URL). Credentials come from AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY or the role of the machine.',
  },
  PORTAL_S3_REGION: { schema: text, means: 'Region of the bucket; us-east-1 by default.' },
  PORTAL_S3_ENDPOINT: { schema: text, means: 'Address of an S3 server that is not AWS, as https://s3.example.org.' },
  PORTAL_S3_PUBLIC_ENDPOINT: {
    schema: text,
    means: 'Address under which browsers reach that server, where it is not PORTAL_S3_ENDPOINT.',
  },
  PORTAL_S3_ENCRYPTION: {
    schema: choice(['bucket', 'AES256', 'aws:kms'], 'bucket'),
    means: 'Encryption requested for each object; as the bucket is set by default.',
  },
  PORTAL_S3_KMS_KEY: { schema: text, means: 'Key for aws:kms; the account’s own by default.' },
  PORTAL_S3_EVENTS_SECRET: {
    schema: text,
    means: 'Secret of at least 24 characters that the store shows with its notifications to /store/events.',
  },
  PORTAL_S3_EVENTS_TOPIC: {
    schema: text,
    means: 'ARN of the SNS topic (SignatureVersion 2) whose notifications /store/events takes.',
  },
  PORTAL_TRINO_URL: {
    schema: text,
    means:
      'Trino that answers questions across audits, as https://user:password@trino.example.org:8443/catalog/schema (deploy/trino/README.md); DuckDB in the process by default.',
  },
  PORTAL_SECRETS_KEY: {
    schema: text,
    means:
      'Keeps the signing keys in the database, encrypted with this text of at least 32 characters; needed with PORTAL_S3_BUCKET. NEW,OLD changes it.',
  },
} as const satisfies Settings;
