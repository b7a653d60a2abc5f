/** Tables whose rows an erasure removes or redacts. */
export const ERASED = [
  ...['person_records', 'people', 'person_keys', 'contact_addresses', 'person_vectors', 'found_people'],
  ...['company_records', 'companies', 'codehost_profiles', 'index_changes'],
  ...['person_profiles', 'person_payments', 'person_aliases', 'person_requests'],
  ...['set_searches', 'set_columns', 'set_items', 'set_cells', 'set_events'],
  ...['datasets', 'dataset_rows', 'people_batch_rows', 'monitors', 'monitor_people'],
  ...['runs', 'run_events', 'agent_messages', 'jobs', 'idempotency_keys'],
  ...[
    'webhook_events',
    'webhook_attempts',
    'exclusions',
    'search_criteria',
    'console_audit',
    'record_names',
    'page_readings',
  ],
  ...['privacy_requests', 'person_versions', 'company_versions'],
  ...['data_recipients', 'person_corrections', 'source_labels'],
]

/** Those whose rows show the person only encrypted or hashed. Other assertions cover them. */
export const OPAQUE = ['idempotency_keys', 'person_keys', 'person_requests', 'privacy_requests']
