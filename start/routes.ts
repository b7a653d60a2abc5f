import '#app/account/routes'
import '#app/health/routes'
import '#app/openapi/routes'
import '#app/search/routes'
