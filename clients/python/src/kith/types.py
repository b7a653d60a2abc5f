"""The types of requests, responses and webhooks, as TypedDicts."""

from ._generated.models import *  # noqa: F403
